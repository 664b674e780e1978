import { isJsonObject } from '../editor/model/json.ts';
import { valueAt } from '../editor/model/value-at.ts';
import { ColoursPreview } from './colours-preview.tsx';
import {
  type Content,
  type ContentForm,
  type FormSection,
  type Path,
  withValueAt,
} from './content-form.ts';
import { FontsPreview } from './fonts-preview.tsx';
import { FORM_SCHEMAS } from './form-schemas.ts';
import { HeaderPages } from './header-pages.tsx';
import { LogoPreview } from './logo-preview.tsx';
import { PlanPreview } from './plan-preview.tsx';

const PLANS = {
  proMembership: 'Pro membership',
  earlyApplicant: 'Early Applicant',
  resumeBuilder: 'Resume Builder',
} as const;

const planSection = ([plan, title]: readonly [string, string]): FormSection => ({
  title: `Plan: ${title}`,
  help: 'A new price counts for new orders. An order that waits for its payment has the price from before.',
  fields: ['name', 'priceRupees', 'months', 'description'].map((field) => ['plans', plan, field]),
  preview: { of: plan, show: PlanPreview },
});

const colourFields: readonly Path[] = [
  ['colours', 'light'],
  ['colours', 'dark'],
];

/** The price of a month follows from the price and the months. */
const withMonthlyPrices = (value: Content): Content =>
  Object.keys(PLANS).reduce((config, plan) => {
    const found = valueAt(config, ['plans', plan]);
    if (!isJsonObject(found)) return config;
    const { priceRupees, months, perMonthRupees } = found;
    if (typeof priceRupees !== 'number' || typeof months !== 'number' || months <= 0) return config;
    const share = priceRupees / months;
    if (typeof perMonthRupees === 'number' && Math.abs(share - perMonthRupees) < 1) return config;
    return withValueAt(config, ['plans', plan, 'perMonthRupees'], Math.round(share));
  }, value);

const hasPicture = ({ logo }: Content): boolean =>
  isJsonObject(logo) && (Boolean(logo.light) || Boolean(logo.dark));

/** A logo whose last picture or whole text is removed is none. One without a picture yet can have its text first. */
const withoutEmptyLogo = (value: Content, before: Content): Content => {
  if (!isJsonObject(value.logo) || hasPicture(value)) return value;
  return hasPicture(before) || !value.logo.alt ? withValueAt(value, ['logo'], undefined) : value;
};

/**
 * What marketing decides about a brand. Hosts, the seller on invoices and the security contact belong to the deployment:
 * see `OPERATOR_FIELDS`.
 */
export const BRAND_FORM: ContentForm = {
  subject: 'The settings of the site',
  schema: FORM_SCHEMAS.brand,
  hasText: false,
  derive: (value, before) => withoutEmptyLogo(withMonthlyPrices(value), before),
  sections: [
    { title: 'Name', fields: [['name'], ['shortName'], ['tagline']] },
    {
      title: 'Colours',
      help: 'Colours in which text would be hard to read cannot be published.',
      fields: colourFields,
      preview: { of: 'colours', show: ColoursPreview },
    },
    {
      title: 'Logo',
      help: 'Each picture is shown as a whole and as high as the name of the site. A picture without background suits both modes. Web pages only: mails and documents keep the name of the site.',
      fields: [['logo']],
      preview: { of: 'logo', show: LogoPreview },
    },
    {
      title: 'Fonts',
      help: 'Web pages only. Mails and documents keep their fonts.',
      fields: [['fonts']],
      preview: { of: 'fonts', show: FontsPreview },
    },
    {
      title: 'Header',
      help: 'Applies to every page. The links of its menu are the text “Main menu”.',
      fields: [['header']],
      preview: { of: 'header', show: HeaderPages },
    },
    ...Object.entries(PLANS).map(planSection),
    { title: 'Two plans together', fields: [['plans', 'bothSaveRupees']] },
    {
      title: 'What is switched on',
      fields: [
        ['flags', 'competition'],
        ['flags', 'applyFloatingButton'],
        ['flags', 'enableChatSticky'],
        ['flags', 'enableAdsPreload'],
      ],
    },
    {
      title: 'Links',
      fields: [
        ['links', 'help'],
        ['links', 'blog'],
        ['links', 'recruiterLogin'],
        ['links', 'social'],
      ],
    },
    {
      title: 'Contact',
      fields: [
        ['contact', 'email'],
        ['contact', 'phone'],
        ['contact', 'hours'],
        ['contact', 'address'],
      ],
    },
    { title: 'Advertisements', isFolded: true, fields: [['adverts']] },
    { title: 'Apps', isFolded: true, fields: [['apps']] },
    {
      title: 'Cities',
      help: 'In the order of the list of cities.',
      isFolded: true,
      fields: [['cities']],
    },
    {
      title: 'Categories and skills',
      help: 'Jobs belong to them. Ask a developer before you remove one.',
      isFolded: true,
      fields: [['categories']],
    },
    {
      title: 'Limits',
      isFolded: true,
      fields: [
        ['applyLimit'],
        ['earlyApplicant'],
        ['resumeLimit'],
        ['unpaidMailMinutes'],
        ['topSchools'],
      ],
    },
  ],
};
