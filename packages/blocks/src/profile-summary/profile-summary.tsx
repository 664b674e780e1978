import type { Messages } from '@broadsheet/messages/message-areas';
import { useCallback } from 'react';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import { type OwnProfile, PROFILE_SECTION_IDS } from '../shared/profile/own-profile.ts';
import { useProfileValue } from '../shared/profile/use-profile-value.ts';
import { useSaveMessage } from '../shared/profile/use-save-message.ts';
import { CompletenessRing } from './completeness-ring.tsx';
import { NextSteps } from './next-steps.tsx';
import { NotFound } from './not-found.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import * as styles from './profile-summary.styles.ts';
import type { profileSummary, SummaryData } from './schema.ts';
import { selectSummary } from './select-summary.ts';

type Props = BlockProps<typeof profileSummary>;

interface SummaryProps {
  readonly id: string;
  readonly first: SummaryData;
  readonly messages: Pick<Messages, 'forms' | 'profile' | 'profile-summary' | 'upload'>;
  readonly dispatch: Props['dispatch'];
}

const Summary = ({ id, first, messages, dispatch }: SummaryProps) => {
  const describe = useCallback((own: OwnProfile) => selectSummary(own, messages), [messages]);
  const { name, picUrl, headline, city, experience, completeness } = useProfileValue(
    first,
    describe,
  );
  const saved = useSaveMessage(messages);
  const texts = messages['profile-summary'];
  const facts = [experience, city].filter(Boolean).join(' · ');
  return (
    <section className={styles.summary} aria-labelledby={`${id}-title`}>
      <div className={styles.person} id={PROFILE_SECTION_IDS.picture}>
        <ProfilePicture name={name} picUrl={picUrl} />
        <div>
          <h1 className={styles.name} id={`${id}-title`}>
            {name}
          </h1>
          {headline && <p>{headline}</p>}
          {facts !== '' && <p className={styles.facts}>{facts}</p>}
        </div>
        <div className={styles.editor}>
          <PictureEditor
            hasPicture={picUrl !== null}
            saved={saved}
            messages={messages}
            dispatch={dispatch}
          />
          <p className={form.aside} role="status">
            {saved.note}
          </p>
        </div>
      </div>
      <div className={styles.state}>
        <CompletenessRing percentage={completeness.percentage} messages={texts} />
        <NextSteps id={id} next={completeness.next} messages={texts} />
      </div>
    </section>
  );
};

export const ProfileSummary = ({ id, data: { summary, notice }, messages, dispatch }: Props) => (
  <>
    {notice && (
      <p
        className={notice.isSuccess ? form.notice : `${form.notice} ${form.alarm}`}
        role={notice.isSuccess ? 'status' : 'alert'}
      >
        {notice.text}
      </p>
    )}
    {summary ? (
      <Summary id={id} first={summary} messages={messages} dispatch={dispatch} />
    ) : (
      <NotFound id={id} messages={messages['profile-summary']} />
    )}
  </>
);
