import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { FormPage } from '../shared/form/form-page.tsx';
import { CohortAnswer } from '../shared/profile/cohort-answer.tsx';
import type { updateProfile } from './schema.ts';
import { updatePlan } from './update-plan.ts';
import * as styles from './update-profile.styles.ts';

type Data = BlockProps<typeof updateProfile>['data'];

interface MismatchProps {
  readonly mismatch: NonNullable<Data['mismatch']>;
  readonly here: string;
  readonly messages: Messages['update-profile'];
}

/** The experience in the resume and in the profile, with the choice between them. */
const Mismatch = ({ mismatch, here, messages }: MismatchProps) => (
  <section className={styles.mismatch} aria-label={messages.experience}>
    <dl className={styles.sides}>
      <div>
        <dt>{messages.inResume}</dt>
        <dd className={styles.time}>{mismatch.resume}</dd>
        <dd>
          <CohortAnswer
            label={formatMessage(messages.useResume, { time: mismatch.resume })}
            opt="parserMismatch"
            isUpdate={1}
            next={here}
          />
        </dd>
      </div>
      <div>
        <dt>{messages.inProfile}</dt>
        <dd className={styles.time}>{mismatch.profile}</dd>
        <dd>
          <CohortAnswer
            label={formatMessage(messages.useProfile, { time: mismatch.profile })}
            opt="parserMismatch"
            isUpdate={0}
            next={here}
          />
        </dd>
      </div>
    </dl>
  </section>
);

export const UpdateProfile = ({
  id,
  settings,
  data,
  messages,
  dispatch,
}: BlockProps<typeof updateProfile>) => (
  <FormPage id={id} title={settings.title} failed={data.failed}>
    {settings.text && <p>{settings.text}</p>}
    {data.mismatch && (
      <Mismatch mismatch={data.mismatch} here={data.here} messages={messages['update-profile']} />
    )}
    <CallForm
      plan={updatePlan(messages, data.choices)}
      values={data.begin.values}
      notes={data.begin.notes}
      given={{ step: 'updateProfile' }}
      messages={messages}
      dispatch={dispatch}
      next={data.next}
      onDone={({ message }) => {
        dispatch({ action: 'toast', tone: 'success', message });
        dispatch({ action: 'navigate', href: data.next });
        return 'leaving';
      }}
    />
  </FormPage>
);
