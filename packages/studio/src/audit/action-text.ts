import { formatFile } from '@broadsheet/contract/studio/format-file';
import type { AuditEntry } from '@broadsheet/contract/studio/staff';
import { isJsonObject } from '../editor/model/json.ts';
import { formatInstant } from '../format/format-instant.ts';
import { formatName } from '../format/format-name.ts';

const ACTION_TEXT: Readonly<Record<string, string>> = {
  login: 'Logged in',
  'login.failed': 'Login failed',
  logout: 'Logged out',
  password: 'Changed password',
  'password.failed': 'Password change failed',
  'staff.add': 'Added team member',
  'staff.change': 'Updated team member',
  'change.open': 'Created draft',
  'change.rename': 'Renamed draft',
  'change.save': 'Saved draft',
  'change.drop': 'Removed content from draft',
  'change.submit': 'Requested approval',
  'change.return': 'Reopened draft for editing',
  'change.approve': 'Approved draft',
  'change.publish': 'Published draft',
  'change.schedule': 'Scheduled draft',
  'change.withdraw': 'Discarded draft',
  'release.open': 'Created release',
  'release.rename': 'Renamed release',
  'release.add': 'Added draft to release',
  'release.remove': 'Removed draft from release',
  'release.publish': 'Published release',
  'release.schedule': 'Scheduled release',
  'release.unschedule': 'Cancelled schedule of release',
  'release.discard': 'Discarded release',
  'comment.add': 'Added comment',
  'comment.edit': 'Edited comment',
  'comment.resolve': 'Resolved comment',
  'comment.reopen': 'Reopened comment',
  'comment.remove': 'Deleted comment',
  'revision.restore': 'Created draft from an older version',
  'rollout.start': 'Started gradual rollout',
  'rollout.share': 'Changed rollout share',
  'rollout.finish': 'Released rollout to everyone',
  'rollout.stop': 'Rolled back draft',
  'rollout.back': 'Rolled back automatically',
  'experiment.stop': 'Stopped experiment',
  'experiment.decide': 'Recorded decision about experiment',
  'section.add': 'Saved section',
  'section.rename': 'Renamed section',
  'section.remove': 'Deleted section',
  'image.keep': 'Uploaded image',
  'video.upload': 'Uploaded video or captions',
  'video.rename': 'Renamed video or captions',
  'video.remove': 'Deleted video or captions',
  'report.decide': 'Decided report',
  'answers.read': 'Read answers to a form',
  'answers.export': 'Exported answers to a form',
  'answers.delete': 'Deleted an answer to a form',
  'webhook.save': 'Set where answers to a form are passed on',
  'webhook.delete': 'Stopped passing on answers to a form',
  'webhook.test': 'Sent a test to the webhook of a form',
  'webhook.resume': 'Resumed passing on answers to a form',
  'employer.logo': 'Changed employer logo',
  'employer.cover': 'Changed employer cover',
  'employer.office': 'Changed office pictures',
  'recruiter.portrait': 'Changed portrait of recruiter',
  'employers.import': 'Imported employer pictures',
};

/** Formats who did it: a member of the team, a recruiter, or the site itself. */
export const formatAuthor = ({ staff, details }: Pick<AuditEntry, 'staff' | 'details'>): string => {
  if (staff) return staff.name;
  const { recruiter } = details;
  return typeof recruiter === 'string' ? `${recruiter} (recruiter)` : 'The site';
};

/** Formats the action of an audit entry as text. */
export const formatAction = ({ action }: Pick<AuditEntry, 'action'>): string =>
  ACTION_TEXT[action] ?? formatName(action.replaceAll('.', ' '));

const DETAIL_TEXT: Readonly<Record<string, string>> = {
  revision: 'Version',
  version: 'Edit',
  newPassword: 'New password',
};

const formatDifference = (value: unknown): string =>
  isJsonObject(value) && 'before' in value && 'after' in value
    ? `${String(value.before)} → ${String(value.after)}`
    : '';

const formatDetail = (name: string, value: unknown): string => {
  if (typeof value === 'number')
    return name === 'share' ? `${Math.round(value * 100)}%` : String(value);
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value !== 'string') return formatDifference(value);
  if (name === 'file') return formatFile(value);
  return name === 'at' ? `${formatInstant(value)} IST` : value;
};

/** Formats the details of an audit entry, such as the content and the version. */
export const formatDetails = ({ details }: Pick<AuditEntry, 'details'>): string =>
  Object.entries(details)
    .map(([name, value]) => [name, formatDetail(name, value)])
    .filter(([, text]) => text !== '')
    .map(([name = '', text]) => `${DETAIL_TEXT[name] ?? formatName(name)}: ${text}`)
    .join(', ');
