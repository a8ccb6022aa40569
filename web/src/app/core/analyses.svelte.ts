/** An analysis that somebody waits for: asked for, looked at while it is made, and asked for again after a lost server. */
import type { Analysis } from '../../analysis';
import type { AnalysisJob } from '../../protocol/http';
import { ApiError } from './api';
import { analyse, lookAt, type AnalysisReply, type Source } from './sources';

const PAUSE = 800;
const LOST_PAUSE = 3000;
const CROWDED_PAUSE = 8000;
/** So often it is asked for anew when the server has forgotten it: a restart, or nobody had looked for long. */
const TRIES = 3;
/** What passes by itself: the page waits and tries again. */
const PASSING = ['offline', 'warming', 'stopping', 'busy'];

export class AnalysisWatch {
  job = $state.raw<AnalysisJob | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  /** Why there is none, as a code of the protocol. */
  problem = $state<string | null>(null);
  /** The server does not answer just now; what is known stays. */
  isLost = $state(false);
  /** The queue has no room for it yet. */
  isCrowded = $state(false);
  readonly isDone = $derived(this.job?.status === 'done');
  readonly isOpen = $derived(this.problem === null && !this.isDone);

  #source: Source;
  #hindsight: boolean;
  #token: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = TRIES;
  #ended = false;

  constructor(source: Source, hindsight = false, token: string | null = null) {
    this.#source = source;
    this.#hindsight = hindsight;
    this.#token = token;
  }

  /** Ask for it; again after a problem. */
  begin(): void {
    this.problem = null;
    this.#tries = TRIES;
    void this.#step(() => analyse(this.#source, this.#hindsight, this.#token));
  }

  /** Nobody looks any more. The server notices by itself. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #step(ask: () => Promise<AnalysisReply>): Promise<void> {
    try {
      const reply = await ask();
      if (this.#isOver()) return;
      this.isLost = this.isCrowded = false;
      this.#take(reply);
    } catch (error) {
      if (this.#isOver()) return;
      this.#fail(error instanceof ApiError ? error.code : 'other', ask);
    }
  }

  #isOver = () => this.#ended;

  #take({ job, analysis }: AnalysisReply): void {
    this.job = job;
    if (analysis) this.analysis = analysis as unknown as Analysis;
    if (job.status === 'done') return;
    if (job.status === 'failed') this.problem = job.problem?.code ?? 'other';
    else if (job.status === 'cancelled') this.#again();
    else this.#later(() => lookAt(job.id), PAUSE);
  }

  #fail(code: string, ask: () => Promise<AnalysisReply>): void {
    this.isCrowded = code === 'crowded';
    if (this.isCrowded) this.#later(ask, CROWDED_PAUSE);
    else if (PASSING.includes(code)) {
      this.isLost = true;
      this.#later(ask, LOST_PAUSE);
    } else if (code === 'not-found' && this.job !== null) this.#again();
    else this.problem = code;
  }

  /** The job is gone: the same question has the same answer, so it is put once more. */
  #again(): void {
    this.#tries -= 1;
    if (this.#tries < 0) this.problem = 'no-analysis';
    else this.#later(() => analyse(this.#source, this.#hindsight, this.#token), PAUSE);
  }

  #later(ask: () => Promise<AnalysisReply>, pause: number): void {
    this.#timer = setTimeout(() => void this.#step(ask), pause);
  }
}
