import { fileURLToPath } from 'node:url';
import type { Brand } from '@broadsheet/contract/brand';
import type { CallAnswer, CallDefinition, CallParams, CallQuery } from '@broadsheet/contract/call';
import { createServices } from '@broadsheet/services/app';
import { Compile } from 'typebox/compile';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

export interface CallInput<Call extends CallDefinition> {
  readonly query?: CallQuery<Call>;
  readonly params?: CallParams<Call>;
  readonly brand?: Brand;
}

export interface TestServices extends TestDatabase {
  readonly app: ReturnType<typeof createServices>;
  /** A raw answer, for what a definition does not allow. */
  readonly get: (url: string, brand?: string) => Promise<{ status: number; body: unknown }>;
  /** Makes one call. Throws unless it answers 200 with what its definition promises. */
  readonly ask: <Call extends CallDefinition>(
    call: Call,
    input?: CallInput<Call>,
  ) => Promise<CallAnswer<Call>>;
}

const SEO = fileURLToPath(new URL('../../../../layouts/seo', import.meta.url));

const urlOf = (call: CallDefinition, query: unknown, params: unknown): string => {
  const named = new Map(Object.entries(params ?? {}));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(named.get(name)));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return `/${call.service === 'static' ? 'user' : call.service}${path}?${search}`;
};

/** The reference services over a database of the test's own, at the moment of the demo data. */
export const createTestServices = async (): Promise<TestServices> => {
  const opened = await createTestDatabase();
  const app = createServices({
    database: opened.database,
    seoDir: SEO,
    now: () => opened.demoNow,
  });
  const get = async (url: string, brand: string = 'tech') => {
    const answer = await app.inject({ url, headers: { 'x-brand': brand } });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const ask = async <Call extends CallDefinition>(call: Call, input: CallInput<Call> = {}) => {
    const url = urlOf(call, input.query, input.params);
    const { status, body } = await get(url, input.brand);
    const validator = Compile(call.answer);
    if (status !== 200 || !validator.Check(body)) {
      const faults = status === 200 ? validator.Errors(body) : body;
      throw new Error(`${url} answered ${status}: ${JSON.stringify(faults).slice(0, 800)}`);
    }
    return body as CallAnswer<Call>;
  };
  const close = async (): Promise<void> => {
    await app.close();
    await opened.close();
  };
  return { ...opened, app, get, ask, close };
};
