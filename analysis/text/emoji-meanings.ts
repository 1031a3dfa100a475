/** Emoji as one plain word, in the notation of litotes.ts: the training texts are older than emoji. */
export const emojiMeanings = `
  😍|🥰|🤩|❤|💕|💖|💗|💯|🏆|😻|💙|💚|💛|💜|🧡|♥|💞|<3 = wonderful
  😀|😁|😃|😄|😊|☺|🙂|😘|👍|👌|👏|🙌|🎉|✨|⭐|🌟|🤗|😋|🥳|💪|🔥|✅|😇|🙏|😎|🤤 = great
  😞|😔|😟|😢|😭|😫|😩|😖|😣|😥|😰|👎|❌|💔|😤|🤦|😱|🚩|</3 = disappointing
  😠|😡|🤬|🤢|🤮|💩|🖕|😷|🗑|👿 = terrible
  😒|🙄|🤨|🥱 = poor
  😐|😑|😕|😶 = ordinary
`
