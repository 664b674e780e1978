import { Parser } from 'htmlparser2';
import { BrokenFeedError, type FeedRow, MAX_ROW_SIZE } from '../../feed-format.ts';

interface OpenScript {
  readonly position: string;
  text: string;
}

/** Streams the contents of a page's `<script type="application/ld+json">`, each parsed. */
export async function* readHtmlScripts(
  texts: AsyncIterable<string>,
): AsyncGenerator<FeedRow<unknown>> {
  let ready: FeedRow<unknown>[] = [];
  let script: OpenScript | null = null;
  let scripts = 0;
  const parser = new Parser({
    onopentag: (name, { type }) => {
      if (name !== 'script' || !/^application\/ld\+json\b/i.test(type?.trim() ?? '')) return;
      scripts += 1;
      script = { position: `script ${scripts}`, text: '' };
    },
    ontext: (text) => {
      if (script) script.text += text;
    },
    onclosetag: (name, implied) => {
      if (name !== 'script' || !script) return;
      const { position, text } = script;
      script = null;
      if (implied) return;
      try {
        const content: unknown = JSON.parse(
          text.replace(/^\s*<!--|-->\s*$|^\s*\/\/<!\[CDATA\[|\/\/\]\]>\s*$/g, ''),
        );
        ready.push({ position, content });
      } catch (error) {
        ready.push({
          position,
          fault: `not JSON: ${error instanceof Error ? error.message : error}`,
        });
      }
    },
  });
  const openScript = (): OpenScript | null => script;
  for await (const text of texts) {
    parser.write(text);
    yield* ready;
    ready = [];
    const open = openScript();
    if (open && open.text.length > MAX_ROW_SIZE)
      throw new BrokenFeedError(open.position, `a script is above ${MAX_ROW_SIZE} characters`);
  }
  const unfinished = openScript();
  parser.end();
  if (unfinished)
    throw new BrokenFeedError(unfinished.position, 'the file ends in the middle of a script');
}
