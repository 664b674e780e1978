import { describePersona } from '@broadsheet/contract/describe-persona';
import { describeMismatch, type Mismatch } from '@broadsheet/contract/explanation';
import type { PageJson } from '@broadsheet/contract/page-json';
import type { PreviewNote } from '@broadsheet/contract/preview';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { PreviewBlocks } from './preview-blocks.tsx';
import { PreviewTime } from './preview-time.tsx';

interface Props {
  readonly note: PreviewNote;
  readonly page: PageJson;
  readonly messages: Messages['preview'];
}

const armsOf = (arms: PreviewNote['arms']): string =>
  Object.entries(arms)
    .map(([key, arm]) => `${key}: ${arm}`)
    .join(', ');

const Facts = ({ note, page, messages }: Props) => {
  const { explanation, at, arms, audience, expires } = note;
  const { validUntil, consulted, key } = explanation;
  const { kind, status } = page.page;
  return (
    <dl>
      <dt>{messages.audience}</dt>
      <dd>{describePersona(audience)}</dd>
      <dt>{messages.time}</dt>
      <dd>{at === null ? messages.now : <PreviewTime at={at} />}</dd>
      <dt>{messages.arms}</dt>
      <dd>{armsOf(arms) || messages.noArms}</dd>
      <dt>{messages.expires}</dt>
      <dd>
        <PreviewTime at={expires} />
      </dd>
      <dt>{messages.counting}</dt>
      <dd>{messages.notCounted}</dd>
      <dt>{messages.page}</dt>
      <dd>{formatMessage(messages.pageStatus, { kind, status })}</dd>
      <dt>{messages.revision}</dt>
      <dd>{page.revision}</dd>
      <dt>{messages.fields}</dt>
      <dd>{consulted.join(', ') || messages.noFields}</dd>
      <dt>{messages.plan}</dt>
      <dd>{key || messages.onePlan}</dd>
      <dt>{messages.change}</dt>
      <dd>
        {validUntil === null ? (
          messages.noChange
        ) : (
          <PreviewTime at={new Date(validUntil).toISOString()} />
        )}
      </dd>
    </dl>
  );
};

const whyNot = (mismatches: readonly Mismatch[]): string =>
  mismatches.map(describeMismatch).join('; ');

/** The panel at the bottom of a previewed page; works without JavaScript. */
export const PreviewPanel = ({ note, page, messages }: Props) => {
  const { audience, at, explanation } = note;
  const forced = armsOf(note.arms);
  return (
    <aside className="preview" aria-label={messages.title}>
      <details>
        <summary>
          <span className="preview-name">{messages.title}</span>
          <span>{describePersona(audience)}</span>
          <span>{at === null ? messages.now : <PreviewTime at={at} />}</span>
          {forced && <span>{forced}</span>}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys */}
        <section className="preview-body" aria-label={messages.about} tabIndex={0}>
          <Facts note={note} page={page} messages={messages} />
          {explanation.variants.length > 0 && <h2>{messages.variants}</h2>}
          <ul>
            {explanation.variants.map(({ name, active, mismatches }) => (
              <li key={name}>
                <span className="preview-state" data-in={active}>
                  {active ? messages.variantOn : messages.variantOff}
                </span>
                <span>{name}</span>
                {!active && <p className="preview-near">{whyNot(mismatches)}</p>}
              </li>
            ))}
          </ul>
          <h2>{messages.blocks}</h2>
          <PreviewBlocks blocks={explanation.blocks} messages={messages} />
        </section>
      </details>
    </aside>
  );
};
