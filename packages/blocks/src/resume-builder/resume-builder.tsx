import type { BlockProps } from '../block-component.ts';
import { Section } from '../shared/page/section.tsx';
import { Builder } from './builder.tsx';
import { ForJob } from './for-job.tsx';
import { OwnResumes } from './own-resumes.tsx';
import { Pitch } from './pitch.tsx';
import type { resumeBuilder } from './schema.ts';

export const ResumeBuilder = ({
  id,
  settings,
  data: { own, plans },
  messages,
  dispatch,
}: BlockProps<typeof resumeBuilder>) => (
  <Section id={id} title={settings.title}>
    {own ? (
      <>
        {own.job && (
          <ForJob id={id} own={own} job={own.job} messages={messages['resume-builder']} />
        )}
        <OwnResumes id={id} own={own} messages={messages['resume-builder']} />
        <Builder key={own.number} id={id} own={own} messages={messages} dispatch={dispatch} />
      </>
    ) : (
      <Pitch plans={plans} messages={messages['resume-builder']} />
    )}
  </Section>
);
