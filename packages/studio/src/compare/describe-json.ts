import { AUDIENCES_FILE, type NamedAudiences } from '@broadsheet/contract/named-audiences';
import { PICTURES_FILE } from '@broadsheet/contract/pictures';
import { REDIRECTS_FILE } from '@broadsheet/contract/redirects';
import { formKindOf } from '../content-forms/form-kind.ts';
import { FORM_SCHEMAS } from '../content-forms/form-schemas.ts';
import { isJsonObject } from '../editor/model/json.ts';
import { EXPERIMENTS_FILE } from '../experiments/experiments-file.ts';
import { describeExperiments } from './describe-experiments.ts';
import { describeNamedAudiences } from './describe-named-audiences.ts';
import { describePictures } from './describe-pictures.ts';
import { describeRedirects } from './describe-redirects.ts';
import { describeSettings } from './describe-settings.ts';

const withoutSchema = ({ $schema: _, ...content }: Readonly<Record<string, unknown>>) => content;

/** What differs between two objects, by the labels of the form of their file. */
const describeObjects = (file: string, before: string, after: string): readonly string[] | null => {
  try {
    const [was, is]: unknown[] = [JSON.parse(before), JSON.parse(after)];
    if (!isJsonObject(was) || !isJsonObject(is)) return null;
    const kind = formKindOf(file);
    const schema = kind ? FORM_SCHEMAS[kind] : {};
    return describeSettings(schema, withoutSchema(was), withoutSchema(is));
  } catch {
    return null;
  }
};

/** What differs between two JSON files that are no layouts; null if one of them cannot be read. */
export const describeJson = (
  file: string,
  before: string,
  after: string,
  audiences: NamedAudiences,
): readonly string[] | null => {
  if (file === AUDIENCES_FILE) return describeNamedAudiences(before, after);
  if (file === EXPERIMENTS_FILE) return describeExperiments(before, after, audiences);
  if (file === PICTURES_FILE) return describePictures(before, after);
  if (file === REDIRECTS_FILE) return describeRedirects(before, after);
  return describeObjects(file, before, after);
};
