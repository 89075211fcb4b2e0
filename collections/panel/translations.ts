/** Where the panel's own words are not true here, or say too little. */
export const translations = {
  en: {
    general: {
      currentlyEditing:
        'is working on this now. If you take over, they are told so and can no longer save here. What they typed in the last moments may not be saved; it stays on their screen to be copied.',
    },
    version: { preview: 'View page' },
  },
};
