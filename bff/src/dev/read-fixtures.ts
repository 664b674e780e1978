import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Settings } from '@broadsheet/contract/layout';
import { BlockMessages } from '@broadsheet/contract/page-json';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

const Fixture = Type.Object({
  settings: Settings,
  messages: Type.Optional(Type.Record(Type.String(), BlockMessages)),
  data: Type.Unknown(),
});
const Fixtures = Type.Record(Type.String(), Type.Record(Type.String(), Fixture));

/** A named state of a block: what its component receives. */
export type Fixture = Type.Static<typeof Fixture>;
/** By block type, then by name. */
export type Fixtures = Readonly<Record<string, Readonly<Record<string, Fixture>>>>;

const validator = Compile(Fixtures);

/** Reads the fixtures that the renderer's build wrote. Throws where they are missing or malformed. */
export const readFixtures = async (rendererDir: string): Promise<Fixtures> =>
  validator.Parse(JSON.parse(await readFile(join(rendererDir, 'server', 'fixtures.json'), 'utf8')));
