import type { Recommendation } from '@broadsheet/contract/entities/recommendation';
import { OPEN_REQUESTS_MAX } from '@broadsheet/contract/recommendation-limits';
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
  { status: 'received', title: 'For you to read', note: 'Nobody but you sees these yet.' },
  { status: 'accepted', title: 'Shown on your profile', note: 'Others read these with your name.' },
  { status: 'asked', title: 'Not answered yet', note: 'A link in the mail is good for 30 days.' },
  { status: 'hidden', title: 'Kept to yourself', note: 'Nobody but you sees these.' },
] as const;

interface GroupProps extends Omit<RowProps, 'item' | 'canUndo'> {
  readonly id: string;
  readonly group: (typeof GROUPS)[number];
  readonly items: readonly Recommendation[];
  readonly undoable: number | null;
}

const Group = ({ id, group, items, undoable, ...rest }: GroupProps) => (
  <Section id={`${id}-${group.status}`} title={group.title} note={group.note}>
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
      {isDone && failed === null && <FormNotice>Done.</FormNotice>}
      {list.items.length === 0 && (
        <p>
          Nobody has been asked yet. Somebody who knows your work says more than any list of skills.
        </p>
      )}
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
        title="Ask somebody"
        note={`They get one mail, and write without an account. You can wait for ${OPEN_REQUESTS_MAX} people at once.`}
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
