import type { SalaryInsight } from '@broadsheet/contract/entities/salary-insight';
import { NO_MAX_YEARS } from '@broadsheet/contract/experience';
import { formatPay } from '@broadsheet/contract/job-text';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

type Texts = Messages['salaries'];

export const formatSalary = (lakh: number): string => formatPay({ minLakh: lakh, maxLakh: lakh });

const formatExperience = ({ minYears, maxYears }: SalaryInsight, messages: Texts): string =>
  maxYears >= NO_MAX_YEARS
    ? formatMessage(messages.fromYears, { years: minYears })
    : formatMessage(messages.betweenYears, { range: `${minYears}–${maxYears}`, max: maxYears });

const formatBasis = (insight: SalaryInsight, messages: Texts): string =>
  formatMessage(messages.basis, {
    salaries: insight.salaries,
    jobs:
      insight.keyword === null
        ? messages.sameTitle
        : formatMessage(messages.keyword, { keyword: insight.keyword }),
    location: insight.city?.label ?? messages.india,
    experience: formatExperience(insight, messages),
  });

/** How many salaries of which jobs, and then what is wider than the job. @param city of the job; null for none */
export const formatNotes = (
  insight: SalaryInsight,
  city: string | null,
  messages: Texts,
): string[] => {
  const { isWider, keyword } = insight;
  return [
    formatBasis(insight, messages),
    ...(isWider.keyword && keyword !== null
      ? [formatMessage(messages.widerKeyword, { keyword })]
      : []),
    ...(isWider.city && city !== null ? [formatMessage(messages.widerCity, { city })] : []),
    ...(isWider.years ? [messages.widerYears] : []),
  ];
};
