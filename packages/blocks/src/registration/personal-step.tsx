import { useId, useState } from 'react';
import * as form from '../shared/form/form.styles.ts';
import { type Offer, personalOffer } from '../shared/profile/forms/offer.ts';
import { firstPersonalPlan } from '../shared/profile/forms/personal-plan.ts';
import { ResumeSection } from './resume-section.tsx';
import { StepForm, submitOf } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

const NO_OFFER: Offer = { values: {}, notes: {} };

export const PersonalStep = (props: StepProps) => {
  const { data, messages, dispatch } = props;
  const [offer, setOffer] = useState(NO_OFFER);
  const formId = useId();
  const { email, phone, choices } = data;
  return (
    <>
      <ResumeSection
        data={data}
        withForm={formId}
        messages={messages}
        dispatch={dispatch}
        onRead={(resume) => setOffer(personalOffer(messages, resume, choices.cities))}
      />
      <p className={form.ways}>
        {messages.registration.account} {email}
        {phone !== null && `, ${phone}`}.{' '}
        <a href="/settings/verify-contact-details">{messages.registration.change}</a>
      </p>
      <StepForm
        {...props}
        fileFormId={formId}
        plan={firstPersonalPlan(messages, choices, phone !== null, submitOf(props))}
        offered={offer.values}
        notes={offer.notes}
        parts={offer.parts}
      />
    </>
  );
};
