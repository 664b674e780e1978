import type { BlockProps } from '../block-component.ts';
import { SearchBox } from '../shared/form/search-box.tsx';
import * as control from '../shared/page/control.styles.ts';
import type { siteHeader } from './schema.ts';
import { SectionsMenu } from './sections-menu.tsx';
import * as styles from './site-header.styles.ts';

type Props = BlockProps<typeof siteHeader>;

const HeaderSearch = ({ messages, dispatch }: Pick<Props, 'messages' | 'dispatch'>) => (
  <>
    <details className={styles.find}>
      <summary className={styles.findSummary}>
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="9.5" cy="9.5" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M14.5 14.5 20 20" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span className={control.hidden}>{messages.suggestions.search}</span>
      </summary>
    </details>
    <search className={styles.search}>
      <form className={styles.form} action="/search">
        <SearchBox
          label={messages.suggestions.searchJobs}
          placeholder={messages.suggestions.placeholder}
          messages={messages}
          dispatch={dispatch}
        />
        <button className={control.quiet} type="submit">
          {messages.suggestions.search}
        </button>
      </form>
    </search>
  </>
);

/** Lazy where there are two: a browser does not load the picture that the other scheme shows. */
const Logo = ({ alt, pictures }: NonNullable<Props['data']['logo']>) =>
  pictures.map(({ src, className }) => (
    <img
      key={className}
      className={className}
      src={src}
      alt={alt}
      width="160"
      height="40"
      {...(pictures.length > 1 ? { loading: 'lazy' } : {})}
    />
  ));

export const SiteHeader = ({ settings, data, messages, dispatch }: Props) => {
  const large = settings.look === 'nameplate';
  return (
    <header className={styles.header}>
      <div className={large ? styles.nameplate : styles.bar}>
        {large && <p className={styles.tagline}>{data.tagline}</p>}
        <a className={large ? `${styles.mast} ${styles.mastLarge}` : styles.mast} href="/">
          {data.logo ? (
            <Logo {...data.logo} />
          ) : (
            <>
              <span>{data.name.first}</span> <span>{data.name.rest}</span>
            </>
          )}
        </a>
        {!large && <HeaderSearch messages={messages} dispatch={dispatch} />}
        <a className={styles.recruiter} href={data.recruiterLogin}>
          {messages.header.recruiterLogin}
        </a>
        <div className={styles.row}>
          <SectionsMenu sections={data.sections} groups={data.groups} messages={messages.header} />
          <ul className={styles.strip} aria-label={messages.header.mainCategories}>
            {[...data.strip, ...data.pages.slice(-1)].map(({ label, href }) => (
              <li key={href}>
                <a className={styles.stripLink} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  );
};
