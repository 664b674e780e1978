import { studioLogin } from '@broadsheet/contract/studio/staff-calls';
import {
  STUDIO_API_PATH,
  type StudioAnswer,
  type StudioBody,
  type StudioCall,
  type StudioParams,
  type StudioQuery,
} from '@broadsheet/contract/studio/studio-call';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

interface Input<Call> {
  readonly params?: StudioParams<Call>;
  readonly query?: StudioQuery<Call>;
  readonly body?: StudioBody<Call>;
}

export type CallStudio = <Call extends StudioCall>(
  call: Call,
  input: Input<Call>,
) => Promise<StudioAnswer<Call>>;

const pathOf = ({ path }: StudioCall, { params = {}, query = {} }: Input<StudioCall>): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(Reflect.get(Object(params), name)),
  );
  return `${STUDIO_API_PATH}${filled}?${new URLSearchParams(Object(query))}`;
};

/** Logs in to Studio with the password of the demo. The calls throw on a refusal. */
export const loginToStudio = async (
  site: Pick<RunningSite, 'request'>,
  email: string,
): Promise<CallStudio> => {
  const send = async (call: StudioCall, input: Input<StudioCall>, cookie: string) => {
    const response = await site.request('tech', pathOf(call, input), {
      method: call.method,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    if (!response.ok) throw new Error(`${call.path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const body = { email, password: 'broadsheet demo' };
  const login = await send(studioLogin, { body }, '');
  const [cookie = ''] = (login.headers.getSetCookie()[0] ?? '').split(';');
  return async (call, input) => (await send(call, input, cookie)).json();
};
