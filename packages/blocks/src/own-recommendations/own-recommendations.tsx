import type { Recommendation } from '@broadsheet/contract/entities/recommendation';
import { OPEN_REQUESTS_MAX } from '@broadsheet/contract/recommendation-limits';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './own-recommendations.styles.ts';
import { RecommendationRow, type RowProps } from './recommendation-row.tsx';
import { RequestForm } from './request-form.tsx';
import type { ownRecommendations } from './schema.ts';
import { useRecommendations } from './use-recommendations.ts';

const NEXT = '/pendingrecommendations?done=saved';

const GROUPS = [
  { status: 'received', title: 'receivedTitle', note: 'receivedNote' },
  { status: 'accepted', title: 'acceptedTitle', note: 'acceptedNote' },
  { status: 'asked', title: 'pendingTitle', note: 'pendingNote' },
  { status: 'hidden', title: 'hiddenTitle', note: 'hiddenNote' },
] as const;

interface GroupProps extends Omit<RowProps, 'item' | 'canUndo'> {
  readonly id: string;
  readonly group: (typeof GROUPS)[number];
  readonly items: readonly Recommendation[];
  readonly undoable: number | null;
}

const Group = ({ id, group, items, undoable, ...rest }: GroupProps) => (
  <Section
    id={`${id}-${group.status}`}
    title={rest.messages.recommendations[group.title]}
    note={rest.messages.recommendations[group.note]}
  >
    <ul aria-labelledby={`${id}-${group.status}-title`}>
      {items.map((item) => (
        <RecommendationRow
          key={item.recommendationId}
          item={item}
          canUndo={item.recommendationId === undoable}
          {...rest}
        />
      ))}
    </ul>
  </Section>
);

export const OwnRecommendations = ({
  id,
  settings,
  data,
  messages,
  dispatch,
}: BlockProps<typeof ownRecommendations>) => {
  const { failed, isDone, now } = data;
  const { recommendations } = messages;
  const list = useRecommendations(data.items, now);
  const showToast = (message: string) => dispatch({ action: 'toast', tone: 'success', message });
  const row = {
    now,
    next: NEXT,
    dispatch,
    onReminded: list.reminded,
    onDecided: (({ message, recommendation }, decided, does) => {
      showToast(message);
      list.decided(decided, recommendation, does !== 'undo' && does !== 'remove');
    }) satisfies RowProps['onDecided'],
  };
  return (
    <div className={styles.page}>
      <h1>{settings.title}</h1>
      {failed !== null && (
        <div className={`${form.notice} ${form.alarm}`} role="alert">
          {failed}
        </div>
      )}
      {isDone && failed === null && <FormNotice>{recommendations.done}</FormNotice>}
      {list.items.length === 0 && <p>{recommendations.none}</p>}
      {GROUPS.map((group) => {
        const items = list.items.filter(({ status }) => status === group.status);
        if (items.length === 0) return null;
        return (
          <Group
            key={group.status}
            id={id}
            group={group}
            items={items}
            undoable={list.undoable}
            {...row}
            messages={messages}
          />
        );
      })}
      <Section
        id={`${id}-ask`}
        title={recommendations.requestTitle}
        note={formatMessage(recommendations.requestNote, { count: OPEN_REQUESTS_MAX })}
      >
        <RequestForm
          message={settings.message}
          next={NEXT}
          messages={messages}
          dispatch={dispatch}
          onRequested={({ message, recommendation }) => {
            showToast(message);
            list.requested(recommendation);
          }}
        />
      </Section>
    </div>
  );
};
