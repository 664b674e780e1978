import type { BlockProps } from '../block-component.ts';
import * as control from '../parts/control.styles.ts';
import * as styles from './experience-chooser.styles.ts';
import type { experienceChooser } from './schema.ts';

export const ExperienceChooser = ({ id, settings, data }: BlockProps<typeof experienceChooser>) => (
  <section className={styles.chooser} aria-labelledby={`${id}-title`}>
    <div>
      <h2 className={styles.title} id={`${id}-title`}>
        {settings.title}
      </h2>
      {settings.text && <p className={styles.text}>{settings.text}</p>}
    </div>
    <form method="post" action="/preferences/experience">
      <input type="hidden" name="next" value={data.next} />
      <fieldset className={styles.bands}>
        <legend className={control.hidden}>{settings.title}</legend>
        {data.bands.map((band) => (
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
  </section>
);
