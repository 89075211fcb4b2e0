/** Where the panel's own words are not true here, or say too little. */
export const translations = {
  en: {
    error: {
      correctInvalidFields: 'Nothing was published. Correct what is marked red, then try again.',
    },
    general: {
      currentlyEditing:
        'is working on this now. If you take over, they are told so and can no longer save here. What they typed in the last moments may not be saved; it stays on their screen to be copied.',
    },
    version: {
      preview: 'View page',
      aboutToRestore:
        'This {{label}} goes back to its words of {{versionDate}}. “Restore this version” shows them to visitors at once where they see the document now; what they do not see stays a draft. “Restore as draft” leaves the site as it is until you publish.',
      aboutToRestoreGlobal:
        '{{label}} goes back to its words of {{versionDate}}, and visitors see them at once. A draft that waits is kept among the versions.',
    },
  },
};
