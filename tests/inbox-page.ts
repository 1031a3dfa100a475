/** The page of a review in the inbox, with nothing to reply with. */
export const unreplied = {
  backTo: '/',
  businessId: '',
  businessName: '',
  place: null,
  tags: [],
  hasTags: false,
  tagResult: undefined,
  outcome: undefined,
  templates: [],
  templateId: null,
  lastReply: null,
}
