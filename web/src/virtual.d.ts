declare module 'virtual:licences' {
  const licences: { name: string; version: string; licence: string; text: string }[];
  export const notice: string;
  export default licences;
}
declare module 'virtual:titles/*' {
  const messages: string;
  export default messages;
}
declare const __BUILD__: string;
declare const __GALLERY__: boolean;
declare module 'virtual:game' {
  const game: import('./boards/board').SeenAgain;
  export const { art, Cover, Seen, where, words }: typeof game;
}
