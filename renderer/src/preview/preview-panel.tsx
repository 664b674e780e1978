import { describePersona } from '@broadsheet/contract/describe-persona';
import { describeMismatch, type Mismatch } from '@broadsheet/contract/explanation';
import type { PageJson } from '@broadsheet/contract/page-json';
import type { PreviewNote } from '@broadsheet/contract/preview';
import { PreviewBlocks } from './preview-blocks.tsx';
import { PreviewTime } from './preview-time.tsx';

interface Props {
  readonly note: PreviewNote;
  readonly page: PageJson;
}

const armsOf = (arms: PreviewNote['arms']): string =>
  Object.entries(arms)
    .map(([key, arm]) => `${key}: ${arm}`)
    .join(', ');

const Facts = ({ note, page }: Props) => {
  const { explanation, at, arms, audience, expires } = note;
  const { validUntil, consulted, key } = explanation;
  return (
    <dl>
      <dt>Shown to</dt>
      <dd>{describePersona(audience)}</dd>
      <dt>Time</dt>
      <dd>{at === null ? 'now' : <PreviewTime at={at} />}</dd>
      <dt>Forced arms</dt>
      <dd>{armsOf(arms) || 'none: every experiment shows control'}</dd>
      <dt>Link works</dt>
      <dd>
        until <PreviewTime at={expires} />
      </dd>
      <dt>Counted</dt>
      <dd>no: previews are not counted or stored</dd>
      <dt>Page</dt>
      <dd>
        {page.page.kind}, status {page.page.status}
      </dd>
      <dt>Revision</dt>
      <dd>{page.revision}</dd>
      <dt>Depends on</dt>
      <dd>{consulted.join(', ') || 'nothing: the same page for everybody'}</dd>
      <dt>Plan key</dt>
      <dd>{key || 'one plan for everybody'}</dd>
      <dt>Next change</dt>
      <dd>
        {validUntil === null ? (
          'with the next edit'
        ) : (
          <PreviewTime at={new Date(validUntil).toISOString()} />
        )}
      </dd>
    </dl>
  );
};

const whyNot = (mismatches: readonly Mismatch[]): string =>
  mismatches.map(describeMismatch).join('; ');

/** What a previewed page says of itself, at its foot; works without JavaScript. */
export const PreviewPanel = ({ note, page }: Props) => {
  const { audience, at, explanation } = note;
  const forced = armsOf(note.arms);
  return (
    <aside className="preview" aria-label="Preview">
      <details>
        <summary>
          <span className="preview-name">Preview</span>
          <span>{describePersona(audience)}</span>
          <span>{at === null ? 'now' : <PreviewTime at={at} />}</span>
          {forced && <span>{forced}</span>}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys */}
        <section className="preview-body" aria-label="About this preview" tabIndex={0}>
          <Facts note={note} page={page} />
          {explanation.variants.length > 0 && <h2>Variants</h2>}
          <ul>
            {explanation.variants.map(({ name, active, mismatches }) => (
              <li key={name}>
                <span className="preview-state" data-in={active}>
                  {active ? 'on' : 'off'}
                </span>
                <span>{name}</span>
                {!active && <p className="preview-near">{whyNot(mismatches)}</p>}
              </li>
            ))}
          </ul>
          <h2>Blocks</h2>
          <PreviewBlocks blocks={explanation.blocks} />
        </section>
      </details>
    </aside>
  );
};
