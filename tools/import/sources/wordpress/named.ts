import type { Answers } from "../../model.ts";

/**
 * Answers of a file about what its entries name: files, shared blocks, descriptions, pages. Where the file says nothing, the
 * answers of earlier files count: an export of one type, or a part of one, lists none of these.
 */
export class Named {
  readonly #own = new Map<string, unknown>();
  readonly #answers = new Map<string, unknown>();
  #earlier: Map<string, unknown>;
  /** Whether an earlier answer has counted. */
  isCompleted = false;

  constructor(earlier: Answers) {
    this.#earlier = new Map(Object.entries(earlier));
  }

  /** @param own of the file; null if it says nothing */
  ask<Answer>(question: string, own: Answer | null): Answer | null {
    this.#own.set(question, own);
    const answer = own ?? (this.#earlier.get(question) as Answer | undefined) ?? null;
    if (own === null && answer !== null) this.isCompleted = true;
    if (answer !== null) this.#answers.set(question, answer);
    return answer;
  }

  /** A list of which files may hold parts. */
  askAll(question: string, own: string[]): string[] {
    this.#own.set(question, own);
    const earlier = (this.#earlier.get(question) ?? []) as string[];
    const all = [...new Set([...own, ...earlier])];
    if (all.length > own.length) this.isCompleted = true;
    if (all.length > 0) this.#answers.set(question, all);
    return all;
  }

  get answers(): Answers {
    return Object.fromEntries(this.#answers);
  }

  /** From now on these count where the file says nothing. Returns whether they answer what was asked in vain before. */
  learn(earlier: Answers): boolean {
    this.#earlier = new Map(Object.entries(earlier));
    return [...this.#earlier].some(([question, answer]) => {
      const own = this.#own.get(question);
      return Array.isArray(answer) && Array.isArray(own) ? answer.some((each) => !own.includes(each)) : own === null;
    });
  }
}
