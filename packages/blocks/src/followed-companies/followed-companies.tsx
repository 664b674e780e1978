import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './followed-companies.styles.ts';
import type { followedCompaniesList } from './schema.ts';

export const FollowedCompanies = ({
  id,
  data: { next, companies, browse },
  messages: { following },
}: BlockProps<typeof followedCompaniesList>) => (
  <Section id={id} title={following.title} note={following.note}>
    {companies.length === 0 ? (
      <p>{following.none}</p>
    ) : (
      <ul className={styles.list} aria-labelledby={`${id}-title`}>
        {companies.map((company) => (
          <li key={company.id} className={styles.company}>
            <a className={control.listLink} href={company.href}>
              {company.name}
            </a>
            <form method="post" action="/api/job/companies/unfollow">
              <input type="hidden" name="companyId" value={company.id} />
              <input type="hidden" name="next" value={next} />
              <button className={control.quiet} type="submit">
                {following.unfollow}
                <span className={control.hidden}> {company.name}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    )}
    <a className={control.textLink} href={browse}>
      {following.browse}
    </a>
  </Section>
);
