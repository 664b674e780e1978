import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { FormPage } from '../shared/form/form-page.tsx';
import { CohortAnswer } from '../shared/profile/cohort-answer.tsx';
import type { updateProfile } from './schema.ts';
import { updatePlan } from './update-plan.ts';
import * as styles from './update-profile.styles.ts';

type Data = BlockProps<typeof updateProfile>['data'];

/** What resume and profile say, side by side, with the choice between them. */
const Mismatch = ({
  mismatch,
  here,
}: {
  mismatch: NonNullable<Data['mismatch']>;
  here: string;
}) => (
  <section className={styles.mismatch} aria-label="Experience, by resume and profile">
    <dl className={styles.sides}>
      <div>
        <dt>Your resume says</dt>
        <dd className={styles.time}>{mismatch.resume}</dd>
        <dd>
          <CohortAnswer
            label={`Take ${mismatch.resume}`}
            opt="parserMismatch"
            isUpdate={1}
            next={here}
          />
        </dd>
      </div>
      <div>
        <dt>Your profile says</dt>
        <dd className={styles.time}>{mismatch.profile}</dd>
        <dd>
          <CohortAnswer
            label={`Keep ${mismatch.profile}`}
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
    {data.mismatch && <Mismatch mismatch={data.mismatch} here={data.here} />}
    <CallForm
      plan={updatePlan(data.choices)}
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
