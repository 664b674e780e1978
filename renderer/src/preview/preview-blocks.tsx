import { type BlockExplanation, describeMismatch } from '@broadsheet/contract/explanation';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

interface Props {
  readonly blocks: readonly BlockExplanation[];
  readonly messages: Messages['preview'];
}

/** Each block of the layout, shown or not, with the rule that decides and the nearest alternative. */
export const PreviewBlocks = ({ blocks, messages }: Props) => (
  <ul className="preview-blocks">
    {blocks.map(({ id, type, shown, reason, nearestMiss }) => (
      <li key={id}>
        <span className="preview-state" data-in={shown}>
          {shown ? messages.blockIn : messages.blockOut}
        </span>
        <span>
          {id} <span className="preview-type">{type}</span>
        </span>
        <p>{reason}</p>
        {nearestMiss && (
          <p className="preview-near">
            {formatMessage(messages.nearestVariant, {
              variant: nearestMiss.name,
              reasons: nearestMiss.mismatches.map(describeMismatch).join('; '),
            })}
          </p>
        )}
      </li>
    ))}
  </ul>
);
