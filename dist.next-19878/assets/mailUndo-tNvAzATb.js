//# allFunctionsCalledOnLoad

import{n as e}from"./application-Dwa4sEID.js";import{F as t}from"./routes-guest-BSaMAP25.js";import{j as n}from"./vendor-D_iKJM-m.js";var r=n(),i=()=>(0,r.jsx)(e,{kind:`undo`,id:t.useSearch().id});export{i as component};