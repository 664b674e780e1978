import { openChange, publishChange, saveDocument } from '@broadsheet/contract/studio/change-calls';
import { readFile } from '@broadsheet/contract/studio/content-calls';
import { ROLLOUT_BOUNDS, startRollout } from '@broadsheet/contract/studio/rollout';
import { studioLogin } from '@broadsheet/contract/studio/staff-calls';
import type { StudioAnswer, StudioCall } from '@broadsheet/contract/studio/studio-call';
import { STUDIO_API_PATH } from '@broadsheet/contract/studio/studio-call';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

const FILE = 'layouts/home.json';

/** The layout as text, with a variant that no earlier round contains. */
export const withRound = (text: string, round: number): string => {
  const layout = JSON.parse(text);
  layout.variants = [
    ...(layout.variants ?? []).filter(({ name }: { name: string }) => name !== 'measured'),
    {
      name: 'measured',
      when: { from: `2027-01-01T00:00:${String(round).padStart(2, '0')}Z` },
      hide: [layout.order.find((id: string) => layout.blocks[id].type === 'blog-list')],
    },
  ];
  return JSON.stringify(layout, null, 2);
};

/** A Studio user who changes a site's content; the demo's marketer. */
export const createPublisher = async ({ request }: Pick<RunningSite, 'request'>) => {
  let cookie = '';
  const call = async <Call extends StudioCall>(
    { method, path }: Call,
    body?: object,
    change = '',
    query = '',
  ): Promise<StudioAnswer<Call>> => {
    const address = `${STUDIO_API_PATH}${path.replace('{change}', change)}${query}`;
    const response = await request('tech', address, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await response.json();
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';', 1)[0] ?? '';
    return answer;
  };
  await call(studioLogin, { email: 'marketer@tech.example', password: 'broadsheet demo' });
  const saveChange = async (title: string, file: string, edit: (text: string) => string) => {
    const { text } = await call(readFile, undefined, '', `?file=${file}`);
    const { id } = await call(openChange, { title });
    const { version } = await call(saveDocument, { file, version: null, text: edit(text) }, id);
    return { id, version };
  };
  return {
    /** Saves a change of the home; answers what publishes it. */
    prepare: async (round: number): Promise<() => Promise<unknown>> => {
      const { id, version } = await saveChange(`Round ${round}`, FILE, (text) =>
        withRound(text, round),
      );
      return () => call(publishChange, { version }, id);
    },
    /** Serves an edited file to half of the people. */
    rollOut: async (file: string, edit: (text: string) => string): Promise<void> => {
      const { id, version } = await saveChange(`${file} for half of the people`, file, edit);
      await call(startRollout, { version, share: 0.5, bounds: ROLLOUT_BOUNDS }, id);
    },
  };
};
