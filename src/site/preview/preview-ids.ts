/** By which the script of a preview and its style find what they need. */
export const previewIds = {
  bar: 'preview-bar',
  showMarks: 'preview-show-marks',
  editLink: 'preview-edit-link',
  /** Attributes: of a text that a field holds, of one that none holds, and of the document. */
  editable: 'data-editable',
  fixed: 'data-fixed-wording',
  marksShown: 'data-marks-shown',
} as const;
