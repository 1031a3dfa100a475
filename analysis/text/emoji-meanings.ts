/** What emoji say in one word, in the notation of the litotes: the texts that we learnt from are older than emoji. */
export const emojiMeanings = `
  😍|🥰|🤩|❤|💕|💖|💗|💯|🏆|😻|💙|💚|💛|💜|🧡|♥|💞|<3 = wonderful
  😀|😁|😃|😄|😊|☺|🙂|😘|👍|👌|👏|🙌|🎉|✨|⭐|🌟|🤗|😋|🥳|💪|🔥|✅|😇|🙏|😎|🤤 = great
  😞|😔|😟|😢|😭|😫|😩|😖|😣|😥|😰|👎|❌|💔|😤|🤦|😱|🚩|</3 = disappointing
  😠|😡|🤬|🤢|🤮|💩|🖕|😷|🗑|👿 = terrible
  😒|🙄|🤨|🥱 = poor
  😐|😑|😕|😶 = ordinary
`
