/** A benefit, and how employers describe it. */
export const PERKS: readonly (readonly [label: string, details: readonly string[]])[] = [
  [
    'Health insurance',
    [
      'Family floater of ₹5 lakh for you, your spouse, children and parents.',
      'Cashless cover of ₹7 lakh, including maternity and day care.',
      'Cover of ₹10 lakh; parents can be added at the group rate.',
    ],
  ],
  [
    'Hybrid working',
    ['Three days in the office, two from home.', 'Two office days a week, chosen by your team.'],
  ],
  [
    'Learning budget',
    [
      '₹40,000 a year for courses, books and certification fees.',
      'One paid certification a year, with five days of study leave.',
    ],
  ],
  [
    'Parental leave',
    [
      '26 weeks for mothers, 6 weeks for partners.',
      '26 weeks for mothers and a phased return at full pay; 20 days for fathers.',
    ],
  ],
  [
    'Pick-up and drop',
    [
      'Cabs for shifts that start or end between 8 pm and 7 am.',
      'Free company buses on nine routes.',
    ],
  ],
  [
    'Meals',
    ['Free lunch and evening snacks.', 'Subsidised canteen with south and north Indian food.'],
  ],
  [
    'Provident fund and gratuity',
    ['PF and gratuity on full basic pay.', 'PF on full basic, with NPS as an option.'],
  ],
  [
    'Joining bonus',
    [
      'For joining within 30 days, paid with your second salary.',
      'Notice period buyout of up to ₹1.5 lakh.',
    ],
  ],
  [
    'Stock options',
    [
      'Granted on joining, vesting monthly after the first year.',
      'For senior roles, vesting over four years.',
    ],
  ],
  ['Flexible hours', ['Core hours are 11 am to 4 pm.', 'Start any time between 8 and 11 am.']],
  [
    'Crèche',
    ['On-site crèche for children up to six.', 'Crèche allowance of up to ₹8,000 a month.'],
  ],
  [
    'Festival leave',
    ['Ten fixed holidays and five of your choice.', 'Office closed in Diwali week.'],
  ],
  [
    'Wellness',
    ['Annual health check-up and a counsellor on call.', 'On-site gym, and yoga twice a week.'],
  ],
  [
    'Relocation support',
    [
      'Two weeks in a guest house, and moving costs paid.',
      'One-way travel and 15 days of stay for your family.',
    ],
  ],
];
