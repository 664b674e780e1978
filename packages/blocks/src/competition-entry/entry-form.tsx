import { bffPathOf } from '@broadsheet/contract/call';
import { registerForCompetition, updateCompetition } from '@broadsheet/contract/calls/competition';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import type { competitionEntry } from './schema.ts';

interface EntryFormProps {
  readonly id: string;
  readonly entry: NonNullable<BlockProps<typeof competitionEntry>['data']['entry']>;
  readonly termsHref: string;
  readonly messages: Messages['competition'];
}

/** A plain form that registers for the competition or changes the registration. */
export const EntryForm = ({ id, entry, termsHref, messages }: EntryFormProps) => {
  const { registration, competitionId } = entry;
  const call = registration ? updateCompetition : registerForCompetition;
  return (
    <form className={form.form} action={bffPathOf(call)} method="post">
      <input type="hidden" name="competitionId" value={competitionId} />
      <input
        type="hidden"
        name="next"
        value={`/epoch/entry?done=${registration ? 'update' : 'register'}`}
      />
      <div className={form.field}>
        <label className={form.label} htmlFor={`${id}-institute`}>
          {messages.instituteLabel}
        </label>
        <input
          className={control.field}
          id={`${id}-institute`}
          name="institute"
          autoComplete="organization"
          defaultValue={registration?.institute}
          maxLength={120}
          required
          aria-describedby={`${id}-hint`}
        />
        <p className={form.aside} id={`${id}-hint`}>
          {messages.instituteHint}
        </p>
      </div>
      <div className={form.tick}>
        <input
          id={`${id}-name`}
          name="showsName"
          type="checkbox"
          value="1"
          defaultChecked={registration?.showsName}
        />
        <label htmlFor={`${id}-name`}>{messages.showName}</label>
      </div>
      {!registration && (
        <div className={form.tick}>
          <input id={`${id}-terms`} name="terms" type="checkbox" value="1" required />
          <label htmlFor={`${id}-terms`}>
            {messages.agreeTo} <a href={termsHref}>{messages.terms}</a>
          </label>
        </div>
      )}
      <div className={form.end}>
        <button className={registration ? control.quiet : control.primary} type="submit">
          {registration ? messages.saveEntry : messages.register}
        </button>
      </div>
    </form>
  );
};
