import { EntryEditor } from '../parts/profile-forms/entry-editor.tsx';
import { POSITIONS } from '../parts/profile-forms/entry-kinds.ts';
import { useEntries } from '../parts/profile-forms/use-entries.ts';
import { workPlan } from '../parts/profile-forms/work-plan.ts';
import { Section } from '../parts/section.tsx';
import * as styles from './registration.styles.ts';
import { StepForm, submitOf } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { stepHref } from './steps.ts';

export const WorkStep = (props: StepProps) => {
  const { id, data, dispatch } = props;
  const { step, choices, offers, positions } = data;
  const entries = useEntries(positions);
  return (
    <div className={styles.parts}>
      <Section id={`${id}-positions`} title="Your positions" note="The newest says the most.">
        <EntryEditor
          label="Your positions"
          more={entries.count > 0 ? 'Add another position' : 'Add a position'}
          kind={POSITIONS}
          entries={entries}
          offers={offers}
          choices={choices}
          dispatch={dispatch}
          here={stepHref(step)}
        />
      </Section>
      <Section id={`${id}-experience`} title="In short">
        <StepForm {...props} plan={workPlan(choices, submitOf(data))} />
      </Section>
    </div>
  );
};
