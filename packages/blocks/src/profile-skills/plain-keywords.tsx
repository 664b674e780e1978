import { callPath } from '@broadsheet/browser-calls/call-path';
import { saveTags } from '@broadsheet/contract/calls/profile';
import type { Skill } from '@broadsheet/contract/entities/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../shared/page/control.styles.ts';
import { PROFILE_HREF } from '../shared/profile/own-profile.ts';
import { ways } from '../shared/profile/profile.styles.ts';
import { tagChange } from './tag-change.ts';

interface PlainKeywordsProps {
  readonly tags: readonly Skill[];
  readonly offered: readonly Skill[];
  readonly messages: Messages['keywords'];
}

/** A button per keyword, to follow or unfollow it. */
export const PlainKeywords = ({ tags, offered, messages }: PlainKeywordsProps) => (
  <form className={ways} method="post" action={callPath(saveTags, undefined)}>
    <input type="hidden" name="next" value={PROFILE_HREF} />
    {tags.map(({ key, label }) => (
      <button
        className={control.quiet}
        key={key}
        type="submit"
        name="tagInfo"
        value={tagChange([key], [])}
      >
        {formatMessage(messages.unfollow, { keyword: label })}
      </button>
    ))}
    {offered.map(({ key, label }) => (
      <button
        className={control.quiet}
        key={key}
        type="submit"
        name="tagInfo"
        value={tagChange([], [key])}
      >
        {formatMessage(messages.follow, { keyword: label })}
      </button>
    ))}
  </form>
);
