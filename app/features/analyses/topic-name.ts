/** A topic at the beginning of a line: "Waiting time". */
export const topicName = (topic: string) => topic.charAt(0).toUpperCase() + topic.slice(1)
