/** Splits names of skills and places into words: `c++`, `c#`, `.net`, `node.js` each stay one. */
const tokenize = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/\.?[\p{L}\p{N}][\p{L}\p{N}.+#]*/gu) ?? []
  ).map((word) => word.replace(/\.+$/, ''));

interface Located<Target> {
  readonly target: Target;
  readonly length: number;
  readonly isLast: boolean;
}

/** Finds which of many phrases a text contains: complete words, the longest phrase first, without overlaps. */
export class PhraseIndex<Target> {
  readonly #targets = new Map<string, Target>();
  /** By first word, the length in words of its longest phrase: most words start none. */
  readonly #lengths = new Map<string, number>();

  constructor(phrases: Iterable<readonly [phrase: string, target: Target]>) {
    for (const [phrase, target] of phrases) {
      const terms = tokenize(phrase);
      const [first] = terms;
      const key = terms.join(' ');
      if (first === undefined || this.#targets.has(key)) continue;
      this.#targets.set(key, target);
      this.#lengths.set(first, Math.max(terms.length, this.#lengths.get(first) ?? 0));
    }
  }

  /** The target of a text that is one phrase and nothing else. */
  exact(text: string): Target | undefined {
    return this.#targets.get(tokenize(text).join(' '));
  }

  /** Targets in the order in which the text names them, each as often as it does. */
  find(text: string): Target[] {
    return this.locate(text).map(({ target }) => target);
  }

  /** Targets as `find` gives them, with the number of words that name each, and whether it ends the text. */
  locate(text: string): Located<Target>[] {
    const terms = tokenize(text);
    const found: Located<Target>[] = [];
    for (let start = 0; start < terms.length; ) {
      let taken = 1;
      const longest = this.#lengths.get(terms[start] ?? '') ?? 0;
      for (let count = Math.min(longest, terms.length - start); count > 0; count -= 1) {
        const target = this.#targets.get(terms.slice(start, start + count).join(' '));
        if (target === undefined) continue;
        found.push({ target, length: count, isLast: start + count === terms.length });
        taken = count;
        break;
      }
      start += taken;
    }
    return found;
  }
}
