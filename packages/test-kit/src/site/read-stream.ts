export interface StreamedEvent {
  readonly name: string;
  readonly data: unknown;
  readonly id: string | undefined;
}

export interface ReadStream {
  /** The next event, without comments. Throws when the stream has ended. */
  readonly next: () => Promise<StreamedEvent>;
  /** All events up to the end of the stream. */
  readonly rest: () => Promise<readonly StreamedEvent[]>;
  readonly close: () => void;
}

const parse = (text: string): StreamedEvent | null => {
  const fields = new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [, name, value] = /^(\w+): (.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  return { name: fields.get('event') ?? 'message', data: JSON.parse(data), id: fields.get('id') };
};

async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const event = parse(part);
      if (event) yield event;
    }
  }
}

/** Opens a stream of server-sent events. Throws with the response's status where there is none. */
export const readStream = async (
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<ReadStream> => {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers, signal: leaving.signal });
  if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  const events = eventsOf(answer.body);
  return {
    next: async () => {
      const { value, done } = await events.next();
      if (done) throw new Error('the stream is over');
      return value;
    },
    rest: async () => {
      const rest: StreamedEvent[] = [];
      for await (const event of events) rest.push(event);
      return rest;
    },
    close: () => leaving.abort(),
  };
};
