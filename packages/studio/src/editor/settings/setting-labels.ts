import { EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { NAMES_BAND } from '@broadsheet/contract/names-band';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import { PAGE_NAMES } from '@broadsheet/contract/studio/page-names';
import { formatBand } from '../model/describe-when.ts';

const upper = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** The labels of settings by name, for those whose schema has no title of its own. */
export const SETTING_LABELS: ReadonlyMap<string, string> = new Map([
  ['appearance', 'Links shown'],
  ['apply', 'Text of the apply button'],
  ['applyText', 'Text of the apply button'],
  ['author', 'Author'],
  ['badges', 'Badges on plans'],
  ['basicMenu', 'Menu of basic members'],
  ['begin', 'Text for new visitors'],
  ['booked', 'Heading of booked interviews'],
  ['both', 'Text for both plans together'],
  ['brochureText', 'Text of the brochure button'],
  ['button', 'Button text'],
  ['caption', 'Caption'],
  ['cities', 'Heading of the cities'],
  ['companyLogo', 'Company logo'],
  ['count', 'Number shown'],
  ['ctaText', 'Button text'],
  ['drawer', 'Links of the menu'],
  ['empty', 'Text when there is nothing to show'],
  ['emptyText', 'Text when there is nothing to show'],
  ['employerText', 'Text of the button to the company’s own page'],
  ['enter', 'Button text'],
  ['everybody', 'For everybody else'],
  ['experienceBand', 'Experience'],
  ['experienceMissing', 'For members without their experience'],
  ['failed', 'Text when the payment failed'],
  ['followUpText', 'Text of the follow-up button'],
  ['freshers', 'For freshers'],
  ['from', 'Starts on'],
  ['highlight', 'Plan that stands out'],
  ['hint', 'Hint in the form'],
  ['icon', 'Icon'],
  ['idle', 'Text when nothing is open'],
  ['imageUrl', 'Picture'],
  ['intro', 'Introduction'],
  ['invitation', 'Text for visitors'],
  ['invites', 'Heading of invites'],
  ['items', 'Entries'],
  ['keep', 'Text of the button that keeps the answers'],
  ['label', 'Label'],
  ['legal', 'Legal text'],
  ['level', 'Heading of'],
  ['limit', 'Number shown'],
  ['link', 'Link'],
  ['links', 'Links'],
  ['look', 'Look of the header'],
  ['menu', 'Menu'],
  ['message', 'Suggested message'],
  ['more', 'Link to more'],
  ['moreTitle', 'Heading of more articles'],
  ['narrowImageUrl', 'Picture for small screens'],
  ['note', 'Note'],
  ['noun', 'Word for the entries'],
  ['offer', 'Text for basic members'],
  ['open', 'Button text for members with the plan'],
  ['owned', 'Plans that somebody has'],
  ['paid', 'Text after the payment'],
  ['parserMismatch', 'For members whose resume differs from their profile'],
  ['part', 'Part of the competition'],
  ['payText', 'Text of the pay button'],
  ['perTopic', 'Articles of each topic'],
  ['perfectMatch', 'For members with a complete profile'],
  ['place', 'Place'],
  ['placement', 'Surveys of'],
  ['plan', 'Plan'],
  ['plans', 'Plans'],
  ['popular', 'Heading of popular searches'],
  ['price', 'Price shown large'],
  ['proMenu', 'Menu of Pro members'],
  ['profileUpdateSuccess', 'For members who updated their profile'],
  ['quietNote', 'Note in quiet times'],
  ['recent', 'Heading of recent searches'],
  ['sections', 'Heading of the categories'],
  ['sell', 'Button text for others'],
  ['shown', 'Text of the button that shows the jobs'],
  ['side', 'Side'],
  ['slot', 'Space for advertisements'],
  ['source', 'Shows'],
  ['sticky', 'Stays in view'],
  ['strip', 'Categories in the header'],
  ['take', 'Text of the button that takes the resume’s answers'],
  ['tellMore', 'Text for members without preferences'],
  ['text', 'Text'],
  ['texts', 'Texts by page'],
  ['tier', 'Tier'],
  ['title', 'Heading'],
  ['toMembers', 'Shown to members with the plan'],
  ['unsuited', 'Text when no time suits'],
  ['until', 'Ends on'],
  ['upsell', 'Text for members without Pro'],
  ['waiting', 'Text while the payment is confirmed'],
  ['width', 'Width of the side column'],
  ['words', 'Search words'],
  ['workFromHome', 'Only jobs from home'],
]);

/** The labels of choices whose names in layouts say little. */
const CHOICES: ReadonlyMap<string, string> = new Map([
  ['aside', 'Side column'],
  ['banner', 'Banner, three times as wide as high'],
  ['bar', 'Slim bar with the search'],
  ['cap', 'Graduation cap'],
  ['chip', 'Computer chip'],
  ['classic', 'Classic, 4:3'],
  ['earlyApplicant', 'Early Applicant'],
  ['end', 'The right'],
  ['full', 'All groups of links'],
  ['half', 'Half of the page'],
  ['hide', 'Leave out'],
  ['jobready', 'Courses that make ready for a job'],
  ['linkedin', 'LinkedIn'],
  ['landscape', 'Landscape, 16:9'],
  ['legal', 'Legal links only'],
  ['myprofile', 'Profile'],
  ['jobfeed', 'Job feed'],
  ['nameplate', 'Large logo, as on the home page'],
  ['none', 'None'],
  ['page', 'The page'],
  ['pane', 'Pane at the right of wide screens'],
  ['perMonth', 'Price a month'],
  ['portrait', 'Portrait, 9:16'],
  ['proMembership', 'Pro membership'],
  ['resumeBuilder', 'Resume Builder'],
  ['section', 'A section'],
  ['show', 'Show as active'],
  ['similar', 'Courses similar to this one'],
  ['square', 'Square'],
  ['start', 'The left'],
  ['youtube', 'YouTube'],
  ['total', 'Price of the whole term'],
]);

const isPage = (name: string): name is PageLayoutName => Object.hasOwn(PAGE_NAMES, name);

/** The label of a setting that has no title; undefined if nobody wrote one. */
export const labelOfSetting = (name: string): string | undefined =>
  SETTING_LABELS.get(name) ?? (isPage(name) ? PAGE_NAMES[name] : undefined);

/** The label of a choice, if its name in layouts is not readable. */
export const labelOfChoice = (value: string | number): string | undefined =>
  CHOICES.get(String(value));

/** The ranges of years of a setting that names an experience band, by id; null for other settings. */
export const bandsOf = (schema: Readonly<Record<string, unknown>>) =>
  schema[NAMES_BAND.key] === NAMES_BAND.value
    ? new Map<number, string>(EXPERIENCE_BANDS.map(({ id }) => [id, upper(formatBand(id))]))
    : null;
