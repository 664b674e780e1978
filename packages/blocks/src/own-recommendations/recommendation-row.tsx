import type { Recommendation } from '@broadsheet/contract/entities/recommendation';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { Quotation } from '../shared/text/quotation.tsx';
import { formatDay } from '../shared/time/format-date.ts';
import { DecideButton, type DecideButtonProps, type Decision } from './decide-button.tsx';
import * as styles from './own-recommendations.styles.ts';
import { RemindForm } from './remind-form.tsx';

export interface RowProps extends Pick<DecideButtonProps, 'dispatch' | 'next' | 'onDecided'> {
  readonly item: Recommendation;
  /** True right after a decision. */
  readonly canUndo: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onReminded: (recommendationId: number) => void;
  readonly messages: Pick<Messages, 'forms' | 'recommendations' | 'relations'>;
}

const DECISIONS: Readonly<Record<Recommendation['status'], readonly Decision[]>> = {
  asked: [],
  received: ['accept', 'decline'],
  accepted: ['hide'],
  hidden: ['show'],
};

const factsOf = (
  { type, positions, requestedEmail }: Recommendation,
  relations: Messages['relations'],
): string =>
  [
    type === null ? '' : relations[type],
    ...positions.map(({ title, company }) => `${title}, ${company}`),
    requestedEmail,
  ]
    .filter(Boolean)
    .join(' · ');

/** A recommendation with its actions. */
export const RecommendationRow = ({
  item,
  canUndo,
  now,
  onReminded,
  messages,
  ...rest
}: RowProps) => {
  const {
    recommendationId,
    name,
    comment,
    askedAt: requestedAt,
    requestedEmail,
    status,
    picUrl,
  } = item;
  const texts = messages.recommendations;
  const button = { ...rest, messages, recommendationId, about: name };
  return (
    <li className={styles.row}>
      {comment === null ? (
        <p className={styles.request}>
          <strong>{name}</strong>
          <span className={styles.note}>
            {requestedEmail} · {formatMessage(texts.requestedOn, { date: formatDay(requestedAt) })}
          </span>
        </p>
      ) : (
        <Quotation
          text={comment}
          name={name}
          facts={factsOf(item, messages.relations)}
          picture={picUrl}
        />
      )}
      <div className={styles.ways}>
        {canUndo && <DecideButton {...button} does="undo" />}
        {DECISIONS[status].map((does) => (
          <DecideButton key={does} {...button} does={does} />
        ))}
        {status === 'asked' && (
          <RemindForm
            item={item}
            now={now}
            next={rest.next}
            messages={messages}
            dispatch={rest.dispatch}
            onReminded={onReminded}
          />
        )}
        <details>
          <summary>
            {status === 'asked' ? texts.cancelRequest : texts.delete}
            <span className={styles.heard}> {name}</span>
          </summary>
          <p className={styles.note}>{status === 'asked' ? texts.cancelNote : texts.deleteNote}</p>
          <DecideButton {...button} does="remove" />
        </details>
      </div>
    </li>
  );
};
