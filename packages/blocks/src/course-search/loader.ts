import { defineLoader } from '@broadsheet/contract/block-loader';
import { courseSearch } from './schema.ts';

export const loadCourseSearch = defineLoader(courseSearch, () => ({ data: {} }));
