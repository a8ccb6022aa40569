/**
 * TypeScript of the socket's messages and of views from their JSON Schema, and of HTTP's bodies from its OpenAPI: `npm run types`;
 * `npm run types -- --check` only compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const folder = new URL('../src/protocol/', import.meta.url);
const stale = [];
for (const name of ['to-server', 'to-client', 'views', 'http']) {
  const schema = name === 'http' ? bodies(await read('openapi.json')) : await read(`${name}.schema.json`);
  const text = await compile(tidy(schema), schema.title, {
    additionalProperties: false,
    bannerComment: '/* Written by `npm run types` from the schema beside it; do not edit. */',
    style: { singleQuote: true, printWidth: 120 },
    format: true,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: name === 'http',
  });
  const file = new URL(`${name}.d.ts`, folder);
  const before = await readFile(file, 'utf-8').catch(() => '');
  if (before === text) continue;
  if (process.argv.includes('--check')) stale.push(`${name}.d.ts`);
  else await writeFile(file, text);
}
if (stale.length > 0) {
  console.error(`these types are not what the schema says, run \`npm run types\`: ${stale.join(', ')}`);
  process.exit(1);
}

async function read(name) {
  return JSON.parse(await readFile(new URL(name, folder), 'utf-8'));
}

/** What HTTP is sent and answers, out of its OpenAPI. */
function bodies(api) {
  const text = JSON.stringify(api.components.schemas).replaceAll('#/components/schemas/', '#/$defs/');
  return { title: 'Http', type: 'object', additionalProperties: false, $defs: JSON.parse(text) };
}

/** No titles on fields, so that there is no type per field; an object without properties may hold anything. */
function tidy(schema) {
  const out = structuredClone(schema);
  for (const one of Object.values(out.$defs)) for (const field of Object.values(one.properties ?? {})) free(field);
  return out;
}

function free(field) {
  delete field.title;
  if (field.$ref) delete field.default; // with it, a type of its own would be made
  if (field.type === 'object' && !field.properties && field.additionalProperties === undefined) {
    field.additionalProperties = true;
  }
  for (const one of field.anyOf ?? []) free(one);
}
