interface FileGroup {
  readonly title: string;
  readonly files: RegExp;
}

/** What is edited together, in the order of the page. The first group that a file fits has it. */
const GROUPS: readonly FileGroup[] = [
  {
    title: 'Site settings and menus',
    files: /^brand-configs\/|^layouts\/content\/(drawer|footer|seeker-menu)/,
  },
  {
    title: 'Banners, experiments and audiences',
    files: /^layouts\/banners\/|^layouts\/[^/]+\.json$/,
  },
  { title: 'Texts of pages', files: /^layouts\/content\// },
  { title: 'Blog', files: /^layouts\/blogs\// },
  { title: 'Surveys and competitions', files: /^layouts\/(surveys|competitions)\// },
  { title: 'Texts for search engines', files: /^layouts\/seo\// },
  { title: 'Interface texts', files: /^layouts\/messages\// },
];

/** The files of each group; a group without files is left out. */
export const groupFiles = <File extends { readonly file: string }>(
  files: readonly File[],
): readonly { readonly title: string; readonly files: readonly File[] }[] => {
  const titleOf = ({ file }: File) => GROUPS.find((group) => group.files.test(file))?.title;
  return GROUPS.map(({ title }) => ({
    title,
    files: files.filter((file) => titleOf(file) === title),
  })).filter((group) => group.files.length > 0);
};
