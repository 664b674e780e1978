import type { BlockProps } from '../block-component.ts';
import { CourseRows } from '../shared/course/course-row.tsx';
import { Section } from '../shared/page/section.tsx';
import type { coursePicks } from './schema.ts';

export const CoursePicks = ({ id, settings, data }: BlockProps<typeof coursePicks>) => (
  <Section id={id} title={settings.title} note={data.note} more={data.more}>
    <CourseRows rows={data.rows} />
  </Section>
);
