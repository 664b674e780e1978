import { useId, useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { FormPage } from '../shared/form/form-page.tsx';
import { Quotation } from '../shared/text/quotation.tsx';
import { OwnPicture } from './own-picture.tsx';
import * as styles from './recommend-form.styles.ts';
import type { RecommendationRequest } from './recommendation-request.ts';
import type { recommendForm } from './schema.ts';
import { TextForm } from './text-form.tsx';
import { WhoForm } from './who-form.tsx';

type Props = BlockProps<typeof recommendForm>;

const PICTURE_NOT_SAVED =
  'Your picture is not saved yet. Save it first, or press again to go on without it.';

const Spent = ({ id, failed }: { readonly id: string; readonly failed: string | null }) => (
  <FormPage id={id} title="This link is no longer good" failed={failed}>
    <p>
      It may have been used already, its 30 days may be over, or its sender has taken the request
      back. Perhaps a part of it was lost when it was copied.
    </p>
    <p>
      If you would still like to write, please ask the person who sent it for a new mail. There is
      nothing else that you have to do.
    </p>
  </FormPage>
);

/** @param failed why a picture that was sent along was refused */
const Thanks = ({ id, failed }: { readonly id: string; readonly failed: string | null }) => (
  <FormPage id={id} title="Thank you" failed={failed}>
    <FormNotice>
      <p>
        Your recommendation has been sent{failed !== null && ', without your picture'}. Who asked
        for it decides whether others see it.
      </p>
    </FormNotice>
    <p>You can close this page. The link in your mail has done its work.</p>
  </FormPage>
);

const Others = ({
  id,
  others,
  seeker,
}: Pick<RecommendationRequest, 'others' | 'seeker'> & { id: string }) => (
  <section className={styles.others} aria-labelledby={`${id}-others`}>
    <h2 className={styles.othersTitle} id={`${id}-others`}>
      What others say of {seeker}
    </h2>
    {others.map(({ name, place: position, comment }) => (
      <Quotation key={`${name} ${comment}`} text={comment} name={name} facts={position} />
    ))}
  </section>
);

export const RecommendForm = ({ id, settings, data, messages, dispatch }: Props) => {
  const { asked: request, failed } = data;
  const [step, setStep] = useState(request?.step);
  const [isDone, setDone] = useState(data.isDone);
  const [hasSentPicture, setSentPicture] = useState(false);
  const [isPictureChosen, setPictureChosen] = useState(false);
  const formId = useId();
  if (isDone) return <Thanks id={id} failed={failed} />;
  if (!request) return <Spent id={id} failed={failed} />;
  const { seeker, href, pictureToken, others } = request;
  const given = { request, dispatch };
  const takesPicture = pictureToken !== null && !hasSentPicture;
  return (
    <FormPage id={id} title={`A recommendation for ${seeker}`} failed={failed}>
      <p>
        {seeker} asked you on {request.askedOn}:
      </p>
      <Quotation text={request.message} name={seeker} facts="" />
      {step === 'who' ? (
        <>
          <p>
            <strong>Step 1 of 2:</strong> who you are. It stands beside your words.
          </p>
          <WhoForm {...given} onDone={() => setStep('words')} messages={messages} />
        </>
      ) : (
        <>
          <p>
            <strong>Step 2 of 2:</strong> what you would like to say.{' '}
            <a href={`${href}?step=who`}>Change who you are</a>
          </p>
          {takesPicture ? (
            <OwnPicture
              token={pictureToken}
              formId={formId}
              messages={messages}
              dispatch={dispatch}
              onChoose={setPictureChosen}
              onSent={() => setSentPicture(true)}
            />
          ) : (
            <p className={styles.hint}>Your picture has been sent.</p>
          )}
          <TextForm
            {...given}
            {...(takesPicture && { fileFormId: formId })}
            hint={settings.hint}
            holdBack={() => (takesPicture && isPictureChosen ? PICTURE_NOT_SAVED : null)}
            onDone={() => setDone(true)}
            messages={messages}
          />
        </>
      )}
      {others.length > 0 && <Others id={id} others={others} seeker={seeker} />}
    </FormPage>
  );
};
