import { tokenize } from './tokenize.ts';

interface FoundPhrase {
  readonly phrase: string;
  readonly name: string;
}

/** Finds which of many phrases a text contains: complete words, the longest phrase first, without overlaps. */
export class PhraseIndex {
  readonly #names = new Map<string, string>();
  /** By first word, the length in words of its longest phrase: most words start none. */
  readonly #lengths = new Map<string, number>();

  /** @param phrases each with the name that it means. */
  constructor(phrases: Iterable<readonly [phrase: string, name: string]>) {
    for (const [phrase, name] of phrases) {
      const terms = tokenize(phrase);
      const [first] = terms;
      const key = terms.join(' ');
      if (first === undefined || this.#names.has(key)) continue;
      this.#names.set(key, name);
      this.#lengths.set(first, Math.max(terms.length, this.#lengths.get(first) ?? 0));
    }
  }

  /** Names in the order of the text, each as often as it occurs. */
  find(text: string): string[] {
    return this.#findPhrases(text).map(({ name }) => name);
  }

  /** The phrases as the text has them, in lower case. */
  findPhrases(text: string): string[] {
    return this.#findPhrases(text).map(({ phrase }) => phrase);
  }

  #findPhrases(text: string): FoundPhrase[] {
    const terms = tokenize(text);
    const found: FoundPhrase[] = [];
    for (let start = 0; start < terms.length; ) {
      let taken = 1;
      const longest = this.#lengths.get(terms[start] ?? '') ?? 0;
      for (let count = Math.min(longest, terms.length - start); count > 0; count -= 1) {
        const phrase = terms.slice(start, start + count).join(' ');
        const name = this.#names.get(phrase);
        if (name === undefined) continue;
        found.push({ phrase, name });
        taken = count;
        break;
      }
      start += taken;
    }
    return found;
  }

  /** Whether the text is exactly one phrase. */
  has(text: string): boolean {
    return this.#names.has(tokenize(text).join(' '));
  }
}
