import type { RegistrationStep } from '@broadsheet/contract/entities/profile';
import type { ReactNode } from 'react';
import type { BlockProps } from '../block-component.ts';
import { FormPage } from '../shared/form/form-page.tsx';
import { AdditionalStep } from './additional-step.tsx';
import { Begin } from './begin.tsx';
import { CoverStep } from './cover-step.tsx';
import { EducationStep } from './education-step.tsx';
import { noteChange } from './entries/view-changes.ts';
import { MediaStep } from './media-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { Progress } from './progress.tsx';
import type { registration, StepData } from './schema.ts';
import type { StepProps } from './step-props.ts';
import { StepWays } from './step-ways.tsx';
import { hrefAfter, STEP_RULES } from './steps.ts';
import { useCurrentView } from './use-current-view.ts';
import { WorkStep } from './work-step.tsx';

type Props = BlockProps<typeof registration>;

const STEPS: Readonly<Record<RegistrationStep, (props: StepProps) => ReactNode>> = {
  addPersonalDetails: PersonalStep,
  addEducationalDetails: EducationStep,
  addWorkExperience: WorkStep,
  addAdditionalDetails: AdditionalStep,
  addAudioVideoProfile: MediaStep,
  addCoverLetterAndSkills: CoverStep,
};

interface OneStepProps extends Pick<Props, 'id' | 'messages' | 'dispatch'> {
  readonly data: StepData;
  readonly failed: string | null;
}

const OneStep = ({ id, data, failed, messages, dispatch }: OneStepProps) => {
  useCurrentView(id, data, dispatch);
  const { step, progress } = data;
  const Step = STEPS[step];
  const onNext = () => {
    noteChange();
    dispatch({ action: 'navigate', href: hrefAfter(step) });
    return 'leaving' as const;
  };
  return (
    <>
      <Progress step={step} progress={progress} messages={messages.registration} />
      <FormPage id={id} title={messages.registration[STEP_RULES[step].title]} failed={failed}>
        <Step id={id} data={data} messages={messages} dispatch={dispatch} onNext={onNext} />
        <StepWays step={step} messages={messages} dispatch={dispatch} onNext={onNext} />
      </FormPage>
    </>
  );
};

export const Registration = ({ id, settings, data, messages, dispatch }: Props) =>
  data.seeker ? (
    <OneStep
      id={id}
      data={data.seeker}
      failed={data.failed}
      messages={messages}
      dispatch={dispatch}
    />
  ) : (
    <Begin id={id} text={settings.begin} failed={data.failed} messages={messages.registration} />
  );
