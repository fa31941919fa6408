/** The result of a campaign: how often something was tried, and one sentence for each promise that did not hold. */
export class Findings {
  tries = 0;
  readonly failures: string[] = [];

  /** Counts a try; notes the sentence if it does not hold. */
  check(holds: boolean, sentence: string): void {
    this.tries += 1;
    if (!holds) this.failures.push(sentence);
  }

  /** Shown at once. */
  note(text: string): void {
    process.stdout.write(`  ${text}\n`);
  }
}

/** @param tries number of repetitions; each campaign has a default */
export type Campaign = (findings: Findings, tries?: number) => Promise<void>;
