/** A benefit and the ways in which employers put it. */
export const PERKS: readonly (readonly [label: string, details: readonly string[]])[] = [
  [
    'Health cover',
    [
      'Family floater of ₹5 lakh for spouse, children and parents.',
      'Cashless cover of ₹7 lakh, with maternity and day-care treatment.',
      'Cover of ₹10 lakh; parents can be added at the group rate.',
    ],
  ],
  [
    'Hybrid working',
    [
      'Three days a week in the office, the others where you like.',
      'Two office days, chosen by your team.',
    ],
  ],
  [
    'Learning budget',
    [
      '₹40,000 a year for courses, books and certification fees.',
      'One certification a year is paid for, with five days of study leave.',
    ],
  ],
  [
    'Parental leave',
    [
      '26 weeks for mothers, six weeks for the other parent.',
      '26 weeks for mothers and a phased return at full pay; 20 days for fathers.',
    ],
  ],
  [
    'Pick-up and drop',
    [
      'Cabs for shifts that begin or end between 8 pm and 7 am.',
      'Company buses on nine routes, free of charge.',
    ],
  ],
  [
    'Meals',
    [
      'Lunch and evening snacks in the canteen.',
      'A subsidised canteen with a south and a north Indian kitchen.',
    ],
  ],
  [
    'Provident fund and gratuity',
    ['As by law, on the full basic pay.', 'PF on full basic, with NPS as an option.'],
  ],
  [
    'Joining bonus',
    [
      'Paid with the second salary, for joining within 30 days.',
      'Notice period buy-out of up to ₹1.5 lakh.',
    ],
  ],
  [
    'Stock options',
    [
      'Granted on joining, vesting monthly after the first year.',
      'From senior levels up, vesting over four years.',
    ],
  ],
  ['Flexible hours', ['Core hours are 11 am to 4 pm.', 'Start between 8 and 11 am.']],
  [
    'Crèche',
    [
      'A crèche in the building for children up to six.',
      'Crèche fees are paid up to ₹8,000 a month.',
    ],
  ],
  [
    'Festival leave',
    [
      'Five holidays of your own choice beside the ten fixed ones.',
      'Office closed in Diwali week.',
    ],
  ],
  [
    'Wellness',
    ['Yearly health check and a counsellor on call.', 'Gym on the premises; yoga twice a week.'],
  ],
  [
    'Relocation help',
    [
      'Two weeks in a guest house and the movers’ bill.',
      'One-way travel and 15 days of stay for the family.',
    ],
  ],
];
