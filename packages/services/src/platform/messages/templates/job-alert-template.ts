import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { MailSite } from '../mail/mail-site.ts';
import { type MailedAlert, readMailedAlerts } from './alert-digest.ts';
import { bindTemplate, type Section, type StopLinks } from './draft.ts';
import { jobTip } from './job-tip.ts';

const toSection = (
  { alertId, name, count, jobs, listPath }: MailedAlert,
  site: MailSite,
  { alerts }: StopLinks,
  hasTitle: boolean,
): Section => {
  const {
    'mails-jobs': texts,
    mails: { viewAllJobs },
  } = site.messages;
  const href = `${site.url}${listPath}`;
  const stopHref = alerts.get(alertId ?? 0);
  return {
    title: hasTitle && name ? formatMessage(texts.alertSubject, { count, alert: name }) : null,
    tips: jobs.map((job) => jobTip(job, site)),
    links: [
      { label: name ? formatMessage(texts.alertAll, { alert: name }) : viewAllJobs, href },
      ...(name && stopHref
        ? [{ label: formatMessage(texts.alertStop, { alert: name }), href: stopHref }]
        : []),
    ],
  };
};

export const JOB_ALERT_TEMPLATE = bindTemplate(
  'job-alert',
  (variables, site, stopLinks) => {
    const { name, count } = variables;
    const alerts = readMailedAlerts(variables);
    const isDigest = alerts.length > 1;
    const alert = alerts[0]?.name;
    const { 'mails-jobs': texts } = site.messages;
    const title = formatMessage(texts.alertTitle, { count });
    return {
      ...(isDigest
        ? {
            subject: formatMessage(texts.digestSubject, { count, alerts: alerts.length }),
            paragraphs: [formatMessage(texts.digestText, { alerts: alerts.length })],
          }
        : {
            subject: alert ? formatMessage(texts.alertSubject, { count, alert }) : title,
            paragraphs: [alert ? formatMessage(texts.alertText, { alert }) : title],
          }),
      heading: title,
      preview: texts.alertPreview,
      name,
      sections: alerts.map((each) => toSection(each, site, stopLinks, isDigest)),
      tips: [
        {
          title: texts.alertEditTitle,
          text: texts.alertEditText,
          link: {
            label: texts.alertEditLink,
            href: `${site.url}${hrefOf('personalize-jobfeed', {})}`,
          },
        },
      ],
      notes: [texts.alertNote],
      stop: stopLinks.all ? { label: texts.alertsStop, href: stopLinks.all } : undefined,
    };
  },
  {
    obeys: 'jobFeed',
    alertIds: (variables) => readMailedAlerts(variables).flatMap(({ alertId }) => alertId ?? []),
  },
);
