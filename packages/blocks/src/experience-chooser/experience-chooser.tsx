import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './experience-chooser.styles.ts';
import type { experienceChooser } from './schema.ts';

type Data = BlockProps<typeof experienceChooser>['data'];

const Bands = ({ title, next, bands }: Pick<Data, 'next' | 'bands'> & { title: string }) => (
  <form method="post" action="/preferences/experience">
    <input type="hidden" name="next" value={next} />
    <fieldset className={styles.bands}>
      <legend className={control.hidden}>{title}</legend>
      {bands.map((band) => (
        <button
          className={styles.band}
          key={band.id}
          type="submit"
          name="band"
          value={band.id}
          aria-current={band.current ? 'true' : undefined}
        >
          {band.label}
        </button>
      ))}
    </fieldset>
  </form>
);

const Links = ({ links }: Pick<NonNullable<Data['known']>, 'links'>) => (
  <ul className={styles.links}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a className={styles.link} href={href}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

export const ExperienceChooser = ({ id, settings, data }: BlockProps<typeof experienceChooser>) => {
  const { known, next, bands } = data;
  const { title, text } = known ?? settings;
  return (
    <section className={styles.chooser} aria-labelledby={`${id}-title`}>
      <div>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {known ? <Links links={known.links} /> : <Bands title={title} next={next} bands={bands} />}
    </section>
  );
};
