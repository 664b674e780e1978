import type { SettableFlag } from '@broadsheet/contract/entities/profile-settings';

type Group = 'Who sees you' | 'Mails that you get' | 'When you apply';

interface FlagWords {
  readonly group: Group;
  readonly label: string;
  readonly hint: string;
}

const seen = (label: string, hint: string): FlagWords => ({ group: 'Who sees you', label, hint });
const mail = (label: string, hint: string): FlagWords => ({
  group: 'Mails that you get',
  label,
  hint,
});
const apply = (label: string, hint: string): FlagWords => ({
  group: 'When you apply',
  label,
  hint,
});

/** What the site cannot do yet, so that nobody waits for it. */
export const GROUP_NOTES: Readonly<Record<Group, string>> = {
  'Who sees you':
    'Recruiters cannot look for people here yet. What you choose counts from the first day that they can.',
  'Mails that you get':
    'Of these the weekly report is sent so far, and similar courses counts when you enquire. What you choose counts for the others as they begin.',
  'When you apply':
    'Applications cannot be sent here yet. What you choose counts from the first one.',
};

/** Every flag that a seeker sets, in the order in which they are shown: what it means when it is on. */
export const FLAG_WORDS: Readonly<Record<SettableFlag, FlagWords>> = {
  search: seen('Recruiters can find me', 'You come up when they search for candidates.'),
  unpublish: seen('Hide my profile', 'Nobody finds or opens it until you turn this off.'),
  hideResume: seen('Hide my resume', 'Recruiters do not see you, nor that you have applied.'),
  hideStories: seen('Hide my stories', 'What you have written about your work stays with you.'),
  chat: seen('Recruiters can write to me', 'Those who have shortlisted you may start a chat.'),
  boost: seen('Show me higher up', 'Recruiters see your profile earlier in their lists.'),
  diversity: seen('Diversity hiring', 'You are shown to employers who look for a mixed team.'),
  jobFeed: mail('New jobs for me', 'New jobs for the alert that you have set.'),
  weeklyJobReport: mail('Weekly report', 'Once a week: new jobs that go with your profile.'),
  jobAction: mail('News of my applications', 'When a recruiter has looked at one, or decided.'),
  followUp: mail('Answers to follow-ups', 'When somebody answers what you have asked.'),
  education: mail('Learning and tips', 'Courses and advice for your kind of work.'),
  similarCourseEnquiry: mail(
    'Similar courses',
    'What you ask about one course may be asked of others like it.',
  ),
  promotions: mail('Offers', 'Plans and discounts of ours.'),
  jobApply: apply('Confirm by mail', 'You get a mail for each application that you send.'),
  coverLetter: apply('Send my cover letter', 'It goes along with each application.'),
};
